CREATE TABLE `guest_codes` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`mail_id` integer NOT NULL,
	`email` text NOT NULL,
	`code_hash` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_codes_mail_id_unique` ON `guest_codes` (`mail_id`);--> statement-breakpoint
CREATE INDEX `guest_codes_by_expiry` ON `guest_codes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `gift_note` text;--> statement-breakpoint
CREATE INDEX `orders_by_tracking` ON `orders` (`tracking_code`) WHERE "orders"."tracking_code" is not null;--> statement-breakpoint
CREATE INDEX `mails_by_recipient` ON `mails` (`recipient`) WHERE "mails"."recipient" is not null;