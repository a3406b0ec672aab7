CREATE TABLE `bank_transfers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`provider` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`order_id` text,
	`received_at` integer NOT NULL,
	`actor` text NOT NULL,
	`note` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transfers_reference_unique` ON `bank_transfers` (`reference`);--> statement-breakpoint
CREATE INDEX `bank_transfers_by_order` ON `bank_transfers` (`order_id`);--> statement-breakpoint
CREATE INDEX `bank_transfers_unmatched` ON `bank_transfers` (`id`) WHERE "bank_transfers"."state" = 'unmatched';--> statement-breakpoint
CREATE TABLE `order_invoices` (
	`order_id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`tax_code` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `order_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`access` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_links_by_order` ON `order_links` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_links_by_time` ON `order_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `order_returns` (
	`order_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`note` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_returns_open` ON `order_returns` (`at`) WHERE "order_returns"."state" = 'requested';--> statement-breakpoint
ALTER TABLE `orders` ADD `code` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `claimed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_code_unique` ON `orders` (`code`);--> statement-breakpoint
CREATE INDEX `orders_untransferred` ON `orders` (`expires_at`) WHERE "orders"."status" = 'awaiting-transfer';
--> statement-breakpoint
-- Every payment raises the version of its order.
CREATE TRIGGER `payments_after_transfer` AFTER INSERT ON `payments`
WHEN NEW.`method` = 'transfer' AND NEW.`state` = 'paid' AND NEW.`amount` > 0
BEGIN
	UPDATE `orders` SET `version` = `version` + 1, `paid_at` = CASE
		WHEN `paid_at` IS NULL AND `amount` <= (
			SELECT sum(`amount`) FROM `payments` WHERE `order_id` = NEW.`order_id` AND `state` = 'paid'
		) THEN NEW.`at` ELSE `paid_at` END
	WHERE `id` = NEW.`order_id`;
END;
--> statement-breakpoint
DROP VIEW `order_texts`;
--> statement-breakpoint
CREATE VIEW `order_texts` AS SELECT `id`, `serial`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' || replace(replace(replace(`phone`, ' ', ''), '.', ''), '-', '') || ' ' ||
		replace(replace(`last_name` || ' ' || `first_name` || ' ' || `email`, 'đ', 'd'), 'Đ', 'd') AS `words`,
	substr(`id`, 1, 8) || substr(`id`, 10, 2) || ' ' || coalesce(`code`, '') || ' ' ||
		replace(replace(replace(`last_name` || `first_name` || ' ' || `first_name` || `last_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(`first_name`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(replace(`email`, '@', ''), '.', ''), '-', ''), '_', '') AS `compact`
FROM `orders`;
