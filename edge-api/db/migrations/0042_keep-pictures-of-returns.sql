CREATE TABLE `return_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order_returns`(`order_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `return_pictures_by_order` ON `return_pictures` (`order_id`);--> statement-breakpoint
CREATE INDEX `return_pictures_by_time` ON `return_pictures` (`at`);