CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`page` text NOT NULL,
	`version` text NOT NULL,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `page`, `version`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `email_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_token_hash_unique` ON `email_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `page_versions` (
	`slug` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`slug`, `version`)
);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `saved_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`street` text NOT NULL,
	`ward` text NOT NULL,
	`district` text NOT NULL,
	`city` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_addresses_by_user` ON `saved_addresses` (`user_id`,`used_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `recipient` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_set_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;--> statement-breakpoint
INSERT INTO `counters` (`name`, `value`) VALUES ('settings', 0);
--> statement-breakpoint
CREATE TRIGGER `settings_count_insert` AFTER INSERT ON `settings` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
--> statement-breakpoint
CREATE TRIGGER `settings_count_update` AFTER UPDATE ON `settings` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
--> statement-breakpoint
CREATE TRIGGER `settings_count_delete` AFTER DELETE ON `settings` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
--> statement-breakpoint
CREATE TRIGGER `page_versions_count_insert` AFTER INSERT ON `page_versions` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
