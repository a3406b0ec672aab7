CREATE TABLE `deleted_products` (
	`id` text PRIMARY KEY NOT NULL,
	`content_version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_products_by_content_version` ON `deleted_products` (`content_version`);--> statement-breakpoint
ALTER TABLE `products` ADD `serial` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `content_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `stock_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `products_serial_unique` ON `products` (`serial`);--> statement-breakpoint
CREATE INDEX `products_by_position` ON `products` (`position`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category`,`position`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category` ON `products` (`category`,`sub_category`,`position`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_content_version` ON `products` (`content_version`);--> statement-breakpoint
CREATE INDEX `products_by_stock_version` ON `products` (`stock_version`);
--> statement-breakpoint
UPDATE `products` SET `serial` = `placed`.`place`
FROM (SELECT `id`, row_number() OVER (ORDER BY `position`, `id`) AS `place` FROM `products`) AS `placed`
WHERE `placed`.`id` = `products`.`id`;
--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) VALUES ('listing', 0), ('stock', 0);
--> statement-breakpoint
CREATE VIRTUAL TABLE `products_search` USING fts5(
	`name`, `description`, `category`, content='', contentless_delete=1, detail='column', prefix='1 2 3',
	tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
SELECT (`position` << 32) | `serial`, replace(replace(`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`category` || '00' || `sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
FROM `products`;
--> statement-breakpoint
DROP TRIGGER `products_count_insert`;
--> statement-breakpoint
DROP TRIGGER `products_count_update`;
--> statement-breakpoint
DROP TRIGGER `products_count_delete`;
--> statement-breakpoint
CREATE TRIGGER `products_after_insert` AFTER INSERT ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` IN ('catalogue', 'listing', 'stock');
	UPDATE `products` SET
		`serial` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`stock_version` = (SELECT `value` FROM `counters` WHERE `name` = 'stock')
	WHERE `id` = NEW.`id`;
	DELETE FROM `deleted_products` WHERE `id` = NEW.`id`;
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	VALUES (
		(NEW.`position` << 32) | (SELECT `serial` FROM `products` WHERE `id` = NEW.`id`),
		replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	);
END;
--> statement-breakpoint
CREATE TRIGGER `products_after_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` IN ('catalogue', 'listing');
	INSERT INTO `deleted_products` (`id`, `content_version`)
	VALUES (OLD.`id`, (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'));
	DELETE FROM `products_search` WHERE `rowid` = (OLD.`position` << 32) | OLD.`serial`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_after_content_change`
AFTER UPDATE OF `name`, `description`, `price`, `original_price`, `image`, `colour`, `category`, `sub_category`, `position`, `stock` ON `products`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description` OR NEW.`price` IS NOT OLD.`price` OR NEW.`original_price` IS NOT OLD.`original_price` OR NEW.`image` IS NOT OLD.`image` OR NEW.`colour` IS NOT OLD.`colour` OR NEW.`category` IS NOT OLD.`category` OR NEW.`sub_category` IS NOT OLD.`sub_category` OR NEW.`position` IS NOT OLD.`position`
	OR (NEW.`stock` = 0) <> (OLD.`stock` = 0) OR (NEW.`stock` < 5) <> (OLD.`stock` < 5)
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_after_listing_change`
AFTER UPDATE OF `name`, `description`, `category`, `sub_category`, `position` ON `products`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description` OR NEW.`category` IS NOT OLD.`category` OR NEW.`sub_category` IS NOT OLD.`sub_category` OR NEW.`position` IS NOT OLD.`position`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
	DELETE FROM `products_search` WHERE `rowid` = (OLD.`position` << 32) | OLD.`serial`;
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	VALUES ((NEW.`position` << 32) | NEW.`serial`, replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd'));
END;
--> statement-breakpoint
CREATE TRIGGER `products_after_stock_change` AFTER UPDATE OF `stock` ON `products`
WHEN NEW.`stock` <> OLD.`stock`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'stock';
	UPDATE `products`
	SET `stock_version` = (SELECT `value` FROM `counters` WHERE `name` = 'stock')
	WHERE `id` = NEW.`id`;
END;
