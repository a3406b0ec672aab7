CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`sub_categories` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_have_sub_categories" CHECK(json_array_length("categories"."sub_categories") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name`);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `name`, `image`, `sub_categories`, `position`) VALUES
	('hu-da', 'Hũ Đá', 'tile-hu-da.867873d0.webp', '["Đá Tự Nhiên","Đá Quý"]', 0),
	('vong-tay', 'Vòng Tay', 'tile-vong-tay.bb5e99d1.webp', '["Phong Thủy","Thời Trang","Cao Cấp"]', 1),
	('moc-khoa', 'Móc Khóa', 'tile-moc-khoa.1bf148e8.webp', '["Phong Thủy","Quà Tặng","Trang Trí"]', 2),
	('cay-da', 'Cây Đá', 'tile-cay-da.0e030679.webp', '["Phong Thủy","Trang Trí","Quà Tặng"]', 3),
	('cau-thuy-tinh', 'Cầu Thủy Tinh', 'tile-cau-thuy-tinh.f1da6d87.webp', '["Phong Thủy","Trang Trí"]', 4),
	('nhan', 'Nhẫn', 'tile-nhan.52440ab9.webp', '["Phong Thủy","Thời Trang"]', 5),
	('vong-co', 'Vòng Cổ', 'tile-vong-co.646415dc.webp', '["Phong Thủy","Thời Trang","Cao Cấp"]', 6),
	('tuong', 'Tượng', 'tile-tuong.65b79f3d.webp', '["Phong Thủy","Trang Trí","Quà Tặng"]', 7);
--> statement-breakpoint
CREATE TRIGGER `categories_count_insert` AFTER INSERT ON `categories` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
--> statement-breakpoint
CREATE TRIGGER `categories_count_update` AFTER UPDATE ON `categories` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
--> statement-breakpoint
CREATE TRIGGER `categories_count_delete` AFTER DELETE ON `categories` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
