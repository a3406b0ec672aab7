ALTER TABLE `saved_addresses` ADD `scheme` text DEFAULT 'districts' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `scheme` text DEFAULT 'districts' NOT NULL;