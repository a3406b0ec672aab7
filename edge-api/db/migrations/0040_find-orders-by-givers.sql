-- The giver of a gift asks for the order with a phone number of his own.
DROP VIEW `order_texts`;
--> statement-breakpoint
CREATE VIEW `order_texts` AS SELECT `id`, `serial`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' || replace(replace(replace(`phone`, ' ', ''), '.', ''), '-', '') || ' ' ||
		coalesce(`giver_phone` || ' ', '') ||
		replace(replace(`last_name` || ' ' || `first_name` || ' ' || `email`, 'đ', 'd'), 'Đ', 'd') AS `words`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' ||
		replace(replace(replace(`last_name` || `first_name` || ' ' || `first_name` || `last_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`first_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(replace(`email`, '@', ''), '.', ''), '-', ''), '_', '') AS `compact`
FROM `orders`;
--> statement-breakpoint
DROP TRIGGER `orders_search_after_update`;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `phone`, `giver_phone` ON `orders` BEGIN
	DELETE FROM `orders_search` WHERE `rowid` = OLD.`serial`;
	INSERT INTO `orders_search` (`rowid`, `words`, `compact`)
	SELECT `serial`, `words`, `compact` FROM `order_texts` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- The trigger finds them again.
UPDATE `orders` SET `giver_phone` = `giver_phone` WHERE `giver_phone` IS NOT NULL;
