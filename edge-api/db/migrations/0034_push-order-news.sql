CREATE TABLE `order_pushes` (
	`order_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `endpoint`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_pushes_by_endpoint` ON `order_pushes` (`endpoint`);--> statement-breakpoint
CREATE INDEX `order_pushes_by_time` ON `order_pushes` (`created_at`);
--> statement-breakpoint
-- The news of an order are those of its mails. An older process that finds such a row sends
-- nothing.
CREATE TRIGGER `mails_after_order_news` AFTER INSERT ON `mails`
WHEN NEW.`kind` IN ('order-placed', 'order-status', 'order-refund')
	AND EXISTS (SELECT 1 FROM `order_pushes` WHERE `order_id` = NEW.`order_id`)
BEGIN
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	VALUES ('order-push', NEW.`order_id`, NEW.`created_at`, NEW.`next_attempt_at`);
END;
