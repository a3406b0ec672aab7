DROP INDEX `products_by_position`;--> statement-breakpoint
DROP INDEX `products_by_category`;--> statement-breakpoint
DROP INDEX `products_by_sub_category`;--> statement-breakpoint
DROP INDEX `products_by_price`;--> statement-breakpoint
DROP INDEX `products_by_category_and_price`;--> statement-breakpoint
DROP INDEX `products_by_sub_category_and_price`;--> statement-breakpoint
DROP INDEX `products_by_elements`;--> statement-breakpoint
ALTER TABLE `products` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_serial` ON `products` (`serial`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_position` ON `products` (`position`,`serial`,`elements`,`price`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category`,`position`,`serial`,`elements`,`price`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category` ON `products` (`category`,`sub_category`,`position`,`serial`,`elements`,`price`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (`price`,`serial`,`elements`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_category_and_price` ON `products` (`category`,`price`,`serial`,`elements`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category_and_price` ON `products` (`category`,`sub_category`,`price`,`serial`,`elements`,`hidden`);--> statement-breakpoint
CREATE INDEX `products_by_elements` ON `products` (`category`,`sub_category`,`elements`,`price`,`position`,`serial`,`hidden`);
--> statement-breakpoint
-- A hidden product has no row in the index of the search.
DROP TRIGGER `products_after_insert`;
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
	SELECT (NEW.`position` << 32) | (SELECT `serial` FROM `products` WHERE `id` = NEW.`id`),
		replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE NOT NEW.`hidden`;
END;
--> statement-breakpoint
DROP TRIGGER `products_after_listing_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_listing_change`
AFTER UPDATE OF `name`, `description`, `category`, `sub_category`, `position`, `hidden` ON `products`
WHEN NEW.`name` IS NOT OLD.`name`
	OR NEW.`description` IS NOT OLD.`description`
	OR NEW.`category` IS NOT OLD.`category`
	OR NEW.`sub_category` IS NOT OLD.`sub_category`
	OR NEW.`position` IS NOT OLD.`position`
	OR NEW.`hidden` IS NOT OLD.`hidden`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
	DELETE FROM `products_search` WHERE `rowid` = (OLD.`position` << 32) | OLD.`serial`;
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	SELECT (NEW.`position` << 32) | NEW.`serial`,
		replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE NOT NEW.`hidden`;
END;
--> statement-breakpoint
-- A hidden product leaves all carts, as a removed one does.
CREATE TRIGGER `products_after_hiding` AFTER UPDATE OF `hidden` ON `products`
WHEN NEW.`hidden` <> OLD.`hidden`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
	WHERE `id` = NEW.`id`;
	DELETE FROM `cart_lines` WHERE NEW.`hidden` AND `product_id` = NEW.`id`;
END;
