CREATE TABLE `mail_sends` (
	`mail_id` integer PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`is_access` integer NOT NULL,
	`user_id` text,
	`phone` text,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_sends_by_mailbox` ON `mail_sends` (`mailbox`);--> statement-breakpoint
CREATE INDEX `mail_sends_by_user` ON `mail_sends` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_sends_by_phone` ON `mail_sends` (`phone`);--> statement-breakpoint
CREATE INDEX `mail_sends_by_time` ON `mail_sends` (`sent_at`);--> statement-breakpoint
ALTER TABLE `email_verifications` ADD `recipient` text;