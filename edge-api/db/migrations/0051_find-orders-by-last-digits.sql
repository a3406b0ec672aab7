-- People name a phone number by its last three or four digits, which `ends` holds.
DROP TRIGGER `orders_search_after_insert`;
--> statement-breakpoint
DROP TRIGGER `orders_search_after_update`;
--> statement-breakpoint
DROP VIEW `order_texts`;
--> statement-breakpoint
DROP TABLE `orders_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_search` USING fts5(
	`words`, `compact`, `ends`, detail='column', prefix='1 2 3 4', tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
INSERT INTO `orders_search` (`orders_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIEW `order_texts` AS SELECT `id`, `serial`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' || `number` || ' ' ||
		coalesce(`giver_phone` || ' ', '') ||
		replace(replace(`last_name` || ' ' || `first_name` || ' ' || `email`, 'đ', 'd'), 'Đ', 'd') AS `words`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' ||
		replace(replace(replace(`last_name` || `first_name` || ' ' || `first_name` || `last_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`first_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(replace(`email`, '@', ''), '.', ''), '-', ''), '_', '') AS `compact`,
	substr(`number`, -3) || ' ' || substr(`number`, -4) ||
		coalesce(' ' || substr(`giver_phone`, -3) || ' ' || substr(`giver_phone`, -4), '') AS `ends`
FROM (SELECT *, replace(replace(replace(`phone`, ' ', ''), '.', ''), '-', '') AS `number` FROM `orders`);
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `compact`, `ends`)
SELECT `serial`, `words`, `compact`, `ends` FROM `order_texts`;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_insert` AFTER INSERT ON `orders` BEGIN
	UPDATE `orders` SET `serial` = (SELECT coalesce(max(`serial`), 0) + 1 FROM `orders`) WHERE `id` = NEW.`id`;
	INSERT INTO `orders_search` (`rowid`, `words`, `compact`, `ends`)
	SELECT `serial`, `words`, `compact`, `ends` FROM `order_texts` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `phone`, `giver_phone` ON `orders` BEGIN
	DELETE FROM `orders_search` WHERE `rowid` = OLD.`serial`;
	INSERT INTO `orders_search` (`rowid`, `words`, `compact`, `ends`)
	SELECT `serial`, `words`, `compact`, `ends` FROM `order_texts` WHERE `id` = NEW.`id`;
END;
