CREATE TABLE `blocked_phones` (
	`origin` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blocked_phones_by_user` ON `blocked_phones` (`user_id`);--> statement-breakpoint
CREATE TABLE `customer_records` (
	`user_id` text PRIMARY KEY NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`blocked_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customer_records_blocked` ON `customer_records` (`blocked_at`) WHERE "customer_records"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX `users_by_time` ON `users` (`created_at`,`id`) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `audit_log_by_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_by_operation` ON `audit_log` (`operation`,`at`);--> statement-breakpoint
CREATE INDEX `reviews_by_status` ON `reviews` (`status`,`created_at`);