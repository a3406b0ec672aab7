ALTER TABLE `data_requests` ADD `extended_at` integer;--> statement-breakpoint
ALTER TABLE `data_requests` ADD `extension_reason` text;