CREATE TABLE `daily_turnover` (
	`day` integer PRIMARY KEY NOT NULL,
	`orders` integer NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_sales` (
	`days` integer NOT NULL,
	`product_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`days`, `product_id`)
);
--> statement-breakpoint
CREATE INDEX `product_sales_by_quantity` ON `product_sales` (`days`,`quantity`);--> statement-breakpoint
CREATE TABLE `staff_pushes` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `staff_pushes_by_staff` ON `staff_pushes` (`staff_id`);--> statement-breakpoint
ALTER TABLE `order_events` ADD `previous` text;--> statement-breakpoint
CREATE INDEX `products_by_stock` ON `products` (`stock`,`hidden`);--> statement-breakpoint
CREATE INDEX `mails_new_order` ON `mails` (`created_at`) WHERE "mails"."kind" = 'new-order';
--> statement-breakpoint
INSERT INTO `daily_turnover` (`day`, `orders`, `amount`)
SELECT (`created_at` + 25200000) / 86400000, count(*), sum(`amount`) FROM `orders`
WHERE `status` IN ('processing', 'shipping', 'delivered') GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_insert` AFTER INSERT ON `orders`
WHEN NEW.`status` IN ('processing', 'shipping', 'delivered')
BEGIN
	INSERT INTO `daily_turnover` (`day`, `orders`, `amount`)
	VALUES ((NEW.`created_at` + 25200000) / 86400000, 1, NEW.`amount`)
	ON CONFLICT DO UPDATE SET `orders` = `orders` + 1, `amount` = `amount` + excluded.`amount`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_end` AFTER UPDATE OF `status`, `amount` ON `orders`
WHEN OLD.`status` IN ('processing', 'shipping', 'delivered')
	AND (NEW.`amount` <> OLD.`amount` OR NEW.`status` NOT IN ('processing', 'shipping', 'delivered'))
BEGIN
	UPDATE `daily_turnover` SET `orders` = `orders` - 1, `amount` = `amount` - OLD.`amount`
	WHERE `day` = (OLD.`created_at` + 25200000) / 86400000;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_begin` AFTER UPDATE OF `status`, `amount` ON `orders`
WHEN NEW.`status` IN ('processing', 'shipping', 'delivered')
	AND (NEW.`amount` <> OLD.`amount` OR OLD.`status` NOT IN ('processing', 'shipping', 'delivered'))
BEGIN
	INSERT INTO `daily_turnover` (`day`, `orders`, `amount`)
	VALUES ((NEW.`created_at` + 25200000) / 86400000, 1, NEW.`amount`)
	ON CONFLICT DO UPDATE SET `orders` = `orders` + 1, `amount` = `amount` + excluded.`amount`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_delete` AFTER DELETE ON `orders`
WHEN OLD.`status` IN ('processing', 'shipping', 'delivered')
BEGIN
	UPDATE `daily_turnover` SET `orders` = `orders` - 1, `amount` = `amount` - OLD.`amount`
	WHERE `day` = (OLD.`created_at` + 25200000) / 86400000;
END;
--> statement-breakpoint
-- Movements up to this one are older than the days of `product_sales`.
INSERT INTO `counters` (`name`, `value`)
SELECT 'sales-' || `days`.`value`, coalesce((
	SELECT max(`stock_movements`.`id`) FROM `stock_movements` WHERE `at` < (unixepoch() - `days`.`value` * 86400) * 1000
), 0) FROM json_each('[7,30,90]') `days`;
--> statement-breakpoint
INSERT INTO `product_sales` (`days`, `product_id`, `quantity`)
SELECT `days`.`value`, `product_id`, -sum(`delta`) FROM json_each('[7,30,90]') `days`
JOIN `stock_movements` ON `stock_movements`.`id` > (SELECT `value` FROM `counters` WHERE `name` = 'sales-' || `days`.`value`)
WHERE `order_id` IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `product_sales_after_movement` AFTER INSERT ON `stock_movements`
WHEN NEW.`order_id` IS NOT NULL
BEGIN
	INSERT INTO `product_sales` (`days`, `product_id`, `quantity`)
	SELECT `value`, NEW.`product_id`, -NEW.`delta` FROM json_each('[7,30,90]') WHERE true
	ON CONFLICT DO UPDATE SET `quantity` = `quantity` + excluded.`quantity`;
END;
--> statement-breakpoint
-- The settings hold what differs from the defaults, whose address reaches nobody. At most 60 mails
-- an hour: more orders are no news. Staff know of the orders that they place themselves.
CREATE TRIGGER `mails_after_new_order` AFTER INSERT ON `orders`
WHEN NEW.`status` <> 'awaiting-payment' AND NEW.`idempotency_key` NOT LIKE 'staff:%'
BEGIN
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order', NEW.`id`, NEW.`created_at`, NEW.`created_at` FROM `settings`
	WHERE `key` = 'shop' AND json_valid(`value`)
		AND coalesce(`value` ->> '$."alerts.email"', `value` ->> '$."contact.email"', 'off') <> 'off'
		AND (SELECT count(*) FROM `mails`
			WHERE `kind` = 'new-order' AND `created_at` > NEW.`created_at` - 3600000) < 60;
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order-push', NEW.`id`, NEW.`created_at`, NEW.`created_at`
	WHERE EXISTS (SELECT 1 FROM `staff_pushes`);
END;
--> statement-breakpoint
CREATE TRIGGER `mails_after_paid_order` AFTER UPDATE OF `status` ON `orders`
WHEN OLD.`status` = 'awaiting-payment' AND NEW.`status` = 'processing'
BEGIN
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order', NEW.`id`, `at`, `at`
	FROM `settings`, (SELECT coalesce(NEW.`paid_at`, unixepoch() * 1000) AS `at`)
	WHERE `key` = 'shop' AND json_valid(`value`)
		AND coalesce(`value` ->> '$."alerts.email"', `value` ->> '$."contact.email"', 'off') <> 'off'
		AND (SELECT count(*) FROM `mails`
			WHERE `kind` = 'new-order' AND `created_at` > `at` - 3600000) < 60;
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order-push', NEW.`id`, `at`, `at`
	FROM (SELECT coalesce(NEW.`paid_at`, unixepoch() * 1000) AS `at`)
	WHERE EXISTS (SELECT 1 FROM `staff_pushes`);
END;
