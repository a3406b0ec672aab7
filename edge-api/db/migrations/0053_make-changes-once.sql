ALTER TABLE `audit_log` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_once_per_key` ON `audit_log` (`operation`,`key`) WHERE "audit_log"."key" is not null;