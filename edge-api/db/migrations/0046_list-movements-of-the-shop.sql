CREATE INDEX `stock_movements_by_time` ON `stock_movements` (`at`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_reason` ON `stock_movements` (`reason`,`at`);--> statement-breakpoint
CREATE INDEX `stock_movements_by_hand` ON `stock_movements` (`at`) WHERE reason not in ('sale', 'confirmation', 'cancellation', 'edit', 'return', 'undo', 'opening', 'import', 'removal', 'outside');