-- A price alters only the lists that are sorted or limited by it: they have a counter of their own.
-- A database that was created shortly before this migration may have a part of it.
DROP TRIGGER IF EXISTS `products_after_sorting_change`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `products_after_elements_change`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `products_after_price_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_elements_change` AFTER UPDATE OF `elements` ON `products`
WHEN NEW.`elements` IS NOT OLD.`elements`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `counters` (`name`, `value`) VALUES ('prices', 0);
--> statement-breakpoint
CREATE TRIGGER `products_after_price_change` AFTER UPDATE OF `price` ON `products`
WHEN NEW.`price` IS NOT OLD.`price`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'prices';
END;
