ALTER TABLE `mails` ADD `transfer_id` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_by_transfer` ON `mails` (`transfer_id`,`kind`) WHERE "mails"."transfer_id" is not null;