CREATE INDEX `products_options` ON `products` (`category`,`sub_category`,`elements`,`price`,`family`) WHERE hidden = 2;--> statement-breakpoint
CREATE INDEX `products_of_families` ON `products` (`family`,`position`,`price`,`serial`,`family_size`) WHERE family_size is not null;
--> statement-breakpoint
-- A family is found by each of its products. Those that lists do not show have their own index.
CREATE VIRTUAL TABLE `options_search` USING fts5(
	`name`, `description`, `category`, content='', contentless_delete=1, detail='column', prefix='1 2 3',
	tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
INSERT INTO `options_search` (`rowid`, `name`, `description`, `category`)
SELECT `serial`, replace(replace(`name` || coalesce(' ' || `option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`category` || '00' || `sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
FROM `products` WHERE `hidden` = 2;
--> statement-breakpoint
-- Options are searched like names.
DELETE FROM `products_search` WHERE `rowid` IN (
	SELECT (`position` << 32) | `serial` FROM `products` WHERE `hidden` = 0 AND `option` IS NOT NULL);
--> statement-breakpoint
INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
SELECT (`position` << 32) | `serial`, replace(replace(`name` || coalesce(' ' || `option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`category` || '00' || `sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
FROM `products` WHERE `hidden` = 0 AND `option` IS NOT NULL;
--> statement-breakpoint
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
		replace(replace(NEW.`name` || coalesce(' ' || NEW.`option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 0;
	INSERT INTO `options_search` (`rowid`, `name`, `description`, `category`)
	SELECT (SELECT `serial` FROM `products` WHERE `id` = NEW.`id`),
		replace(replace(NEW.`name` || coalesce(' ' || NEW.`option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 2;
END;
--> statement-breakpoint
DROP TRIGGER `products_after_listing_change`;
--> statement-breakpoint
-- A row without a serial number is being inserted, by a trigger of the families.
CREATE TRIGGER `products_after_listing_change`
AFTER UPDATE OF `name`, `description`, `category`, `sub_category`, `position`, `hidden`, `family`, `option` ON `products`
WHEN NEW.`name` IS NOT OLD.`name`
	OR NEW.`description` IS NOT OLD.`description`
	OR NEW.`category` IS NOT OLD.`category`
	OR NEW.`sub_category` IS NOT OLD.`sub_category`
	OR NEW.`position` IS NOT OLD.`position`
	OR NEW.`hidden` IS NOT OLD.`hidden`
	OR NEW.`family` IS NOT OLD.`family`
	OR NEW.`option` IS NOT OLD.`option`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
	DELETE FROM `products_search`
	WHERE `rowid` IN ((OLD.`position` << 32) | OLD.`serial`, (NEW.`position` << 32) | NEW.`serial`);
	DELETE FROM `options_search` WHERE `rowid` = NEW.`serial`;
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	SELECT (NEW.`position` << 32) | NEW.`serial`,
		replace(replace(NEW.`name` || coalesce(' ' || NEW.`option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 0;
	INSERT INTO `options_search` (`rowid`, `name`, `description`, `category`)
	SELECT NEW.`serial`,
		replace(replace(NEW.`name` || coalesce(' ' || NEW.`option`, ''), 'đ', 'd'), 'Đ', 'd'),
		replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 2 AND NEW.`serial` IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER `products_after_delete`;
--> statement-breakpoint
CREATE TRIGGER `products_after_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` IN ('catalogue', 'listing');
	INSERT INTO `deleted_products` (`id`, `content_version`)
	VALUES (OLD.`id`, (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'));
	DELETE FROM `products_search` WHERE `rowid` = (OLD.`position` << 32) | OLD.`serial`;
	DELETE FROM `options_search` WHERE `rowid` = OLD.`serial`;
END;
