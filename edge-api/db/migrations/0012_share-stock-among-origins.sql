CREATE TABLE `order_origins` (
	`order_id` text NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`order_id`, `origin`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_origins_by_origin` ON `order_origins` (`origin`);--> statement-breakpoint
CREATE INDEX `orders_by_user_and_status` ON `orders` (`user_id`,`status`);--> statement-breakpoint
INSERT INTO `order_origins` (`order_id`, `origin`)
SELECT `id`, 'phone ' || `phone` FROM `orders`
WHERE `status` IN ('awaiting-payment', 'awaiting-confirmation', 'processing') AND `paid_at` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `order_origins_after_change` AFTER UPDATE OF `status`, `paid_at` ON `orders`
WHEN NEW.`status` IN ('shipping', 'delivered', 'cancelled') OR NEW.`paid_at` IS NOT NULL
	OR OLD.`status` = 'awaiting-confirmation' AND NEW.`status` = 'processing'
BEGIN
	DELETE FROM `order_origins` WHERE `order_id` = NEW.`id`;
END;
--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) SELECT 'units', coalesce(sum(`stock`), 0) FROM `products`;
--> statement-breakpoint
CREATE TRIGGER `products_units_after_insert` AFTER INSERT ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + NEW.`stock` WHERE `name` = 'units';
END;
--> statement-breakpoint
CREATE TRIGGER `products_units_after_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` - OLD.`stock` WHERE `name` = 'units';
END;
--> statement-breakpoint
CREATE TRIGGER `products_units_after_change` AFTER UPDATE OF `stock` ON `products`
WHEN NEW.`stock` <> OLD.`stock`
BEGIN
	UPDATE `counters` SET `value` = `value` + NEW.`stock` - OLD.`stock` WHERE `name` = 'units';
END;
