INSERT INTO `counters` (`name`, `value`) VALUES ('catalogue', 0);
--> statement-breakpoint
CREATE TRIGGER `products_count_insert` AFTER INSERT ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `products_count_update` AFTER UPDATE ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `products_count_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
END;
