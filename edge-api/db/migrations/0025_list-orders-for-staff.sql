CREATE TABLE `order_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`status` text,
	`text` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_events_by_order` ON `order_events` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `serial` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `carrier` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `tracking_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_serial_unique` ON `orders` (`serial`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`);
--> statement-breakpoint
DROP TRIGGER `orders_version_after_update`;
--> statement-breakpoint
UPDATE `orders` SET `serial` = `placed`.`place`
FROM (SELECT `id`, row_number() OVER (ORDER BY `created_at`, `rowid`) AS `place` FROM `orders`) AS `placed`
WHERE `placed`.`id` = `orders`.`id`;
--> statement-breakpoint
CREATE TRIGGER `orders_version_after_update` AFTER UPDATE ON `orders`
WHEN NEW.`version` = OLD.`version` AND NEW.`serial` IS OLD.`serial`
BEGIN
	UPDATE `orders` SET `version` = OLD.`version` + 1 WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- `words` holds each word, `compact` the same without spaces and signs.
CREATE VIRTUAL TABLE `orders_search` USING fts5(
	`words`, `compact`, detail='column', prefix='1 2 3 4', tokenize="unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- The words of a deleted row are personal data, which must not stay in the index.
INSERT INTO `orders_search` (`orders_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIEW `order_texts` AS SELECT `id`, `serial`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || replace(replace(replace(`phone`, ' ', ''), '.', ''), '-', '') || ' ' ||
		replace(replace(`last_name` || ' ' || `first_name` || ' ' || `email`, 'đ', 'd'), 'Đ', 'd') AS `words`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' ||
		replace(replace(replace(`last_name` || `first_name` || ' ' || `first_name` || `last_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`first_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(replace(`email`, '@', ''), '.', ''), '-', ''), '_', '') AS `compact`
FROM `orders`;
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `compact`)
SELECT `serial`, `words`, `compact` FROM `order_texts`;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_insert` AFTER INSERT ON `orders` BEGIN
	UPDATE `orders` SET `serial` = (SELECT coalesce(max(`serial`), 0) + 1 FROM `orders`) WHERE `id` = NEW.`id`;
	INSERT INTO `orders_search` (`rowid`, `words`, `compact`)
	SELECT `serial`, `words`, `compact` FROM `order_texts` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_update` AFTER UPDATE OF `first_name`, `last_name`, `email`, `phone` ON `orders` BEGIN
	DELETE FROM `orders_search` WHERE `rowid` = OLD.`serial`;
	INSERT INTO `orders_search` (`rowid`, `words`, `compact`)
	SELECT `serial`, `words`, `compact` FROM `order_texts` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_after_delete` AFTER DELETE ON `orders` BEGIN
	DELETE FROM `orders_search` WHERE `rowid` = OLD.`serial`;
END;
--> statement-breakpoint
-- The statement that changes a status adds its event before. Payments and older processes do not.
CREATE TRIGGER `order_events_after_status` AFTER UPDATE OF `status` ON `orders`
WHEN NEW.`status` <> OLD.`status` AND NEW.`status` IS NOT (
	SELECT `status` FROM `order_events` WHERE `order_id` = NEW.`id` AND `kind` = 'status' ORDER BY `id` DESC LIMIT 1
)
BEGIN
	INSERT INTO `order_events` (`order_id`, `kind`, `at`, `actor`, `status`)
	VALUES (NEW.`id`, 'status', unixepoch() * 1000, 'outside', NEW.`status`);
END;
