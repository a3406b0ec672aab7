ALTER TABLE `stock_movements` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `stock_movements_by_key` ON `stock_movements` (`key`) WHERE "stock_movements"."key" is not null;