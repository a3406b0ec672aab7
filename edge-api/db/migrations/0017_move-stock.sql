CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` text NOT NULL,
	`delta` integer NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`actor` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_movements_by_product` ON `stock_movements` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `booked_stock` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `stock_movements` (`product_id`, `delta`, `reason`, `actor`, `at`)
SELECT `id`, `stock`, 'opening', 'system', unixepoch() * 1000 FROM `products` WHERE `stock` <> 0;
--> statement-breakpoint
UPDATE `products` SET `booked_stock` = `stock` WHERE `stock` <> 0;
--> statement-breakpoint
-- The actor 'outside' marks movements that the triggers on products have added.
CREATE TRIGGER `stock_movements_after_insert` AFTER INSERT ON `stock_movements`
WHEN NEW.`actor` <> 'outside'
BEGIN
	UPDATE `products`
	SET `stock` = `stock` + NEW.`delta`, `booked_stock` = `booked_stock` + NEW.`delta`
	WHERE `id` = NEW.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_booked_after_change` AFTER UPDATE OF `stock` ON `products`
WHEN NEW.`stock` <> NEW.`booked_stock`
BEGIN
	INSERT INTO `stock_movements` (`product_id`, `delta`, `reason`, `actor`, `at`)
	VALUES (NEW.`id`, NEW.`stock` - NEW.`booked_stock`, 'outside', 'outside', unixepoch() * 1000);
	UPDATE `products` SET `booked_stock` = NEW.`stock` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_booked_after_insert` AFTER INSERT ON `products` WHEN NEW.`stock` <> 0
BEGIN
	INSERT INTO `stock_movements` (`product_id`, `delta`, `reason`, `actor`, `at`)
	VALUES (NEW.`id`, NEW.`stock`, 'opening', 'outside', unixepoch() * 1000);
	UPDATE `products` SET `booked_stock` = NEW.`stock` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_booked_after_delete` AFTER DELETE ON `products` WHEN OLD.`booked_stock` <> 0
BEGIN
	INSERT INTO `stock_movements` (`product_id`, `delta`, `reason`, `actor`, `at`)
	VALUES (OLD.`id`, -OLD.`booked_stock`, 'removal', 'outside', unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_are_append_only` BEFORE UPDATE ON `stock_movements` BEGIN
	SELECT RAISE(ABORT, 'Movements of stock are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_stay` BEFORE DELETE ON `stock_movements` BEGIN
	SELECT RAISE(ABORT, 'Movements of stock are append-only');
END;
--> statement-breakpoint
-- REPLACE deletes a row without the trigger above.
CREATE TRIGGER `stock_movements_take_new_ids` BEFORE INSERT ON `stock_movements`
WHEN EXISTS (SELECT 1 FROM `stock_movements` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'Movements of stock are append-only');
END;
