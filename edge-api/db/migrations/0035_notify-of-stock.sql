CREATE TABLE `notice_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`created_at` integer NOT NULL,
	`refused_at` integer
);
--> statement-breakpoint
CREATE INDEX `notice_links_refused` ON `notice_links` (`mailbox`) WHERE "notice_links"."refused_at" is not null;--> statement-breakpoint
CREATE INDEX `notice_links_by_time` ON `notice_links` (`created_at`) WHERE "notice_links"."refused_at" is null;--> statement-breakpoint
CREATE TABLE `stock_waits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` text NOT NULL,
	`mailbox` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`queued_at` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_waits_by_mailbox` ON `stock_waits` (`mailbox`,`product_id`);--> statement-breakpoint
CREATE INDEX `stock_waits_by_product` ON `stock_waits` (`product_id`,`queued_at`);--> statement-breakpoint
CREATE INDEX `stock_waits_by_time` ON `stock_waits` (`created_at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `wait_id` integer;
--> statement-breakpoint
-- A wait ends with its mail. One that was queued again belongs to another mail.
CREATE TRIGGER `mails_after_notice` AFTER UPDATE OF `sent_at`, `failed_at` ON `mails`
WHEN NEW.`wait_id` IS NOT NULL AND (NEW.`sent_at` IS NOT NULL OR NEW.`failed_at` IS NOT NULL)
BEGIN
	DELETE FROM `stock_waits` WHERE `id` = NEW.`wait_id` AND `queued_at` = NEW.`created_at`;
END;
