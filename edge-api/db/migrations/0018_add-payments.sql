CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference_unique` ON `payments` (`reference`);--> statement-breakpoint
CREATE INDEX `payments_by_order` ON `payments` (`order_id`);--> statement-breakpoint
INSERT INTO `payments` (`order_id`, `method`, `amount`, `state`, `provider`, `reference`, `at`)
SELECT `id`, 'card', `amount`,
	CASE WHEN `paid_at` IS NOT NULL THEN 'paid' WHEN `status` = 'cancelled' THEN 'closed' ELSE 'open' END,
	CASE WHEN EXISTS (SELECT 1 FROM `sandbox_payments` WHERE `id` = `payment_session_id`)
		THEN 'sandbox' ELSE 'stripe' END,
	`payment_session_id`, coalesce(`paid_at`, `created_at`)
FROM `orders` WHERE `payment_session_id` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `payments_after_insert` AFTER INSERT ON `payments` WHEN NEW.`method` = 'card'
BEGIN
	UPDATE `orders` SET `payment_session_id` = NEW.`reference`
	WHERE `id` = NEW.`order_id` AND `payment_session_id` IS NOT NEW.`reference`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_after_payment` AFTER UPDATE OF `state` ON `payments`
WHEN NEW.`state` = 'paid' AND OLD.`state` <> 'paid'
BEGIN
	UPDATE `orders` SET `paid_at` = NEW.`at` WHERE `id` = NEW.`order_id` AND `paid_at` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_after_cancellation` AFTER UPDATE OF `status` ON `orders`
WHEN NEW.`status` = 'cancelled'
BEGIN
	UPDATE `payments` SET `state` = 'closed' WHERE `order_id` = NEW.`id` AND `state` = 'open';
END;
--> statement-breakpoint
-- An older process writes to the order only.
CREATE TRIGGER `payments_after_opening_outside` AFTER UPDATE OF `payment_session_id` ON `orders`
WHEN NEW.`payment_session_id` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `payments`
		(`order_id`, `method`, `amount`, `state`, `provider`, `reference`, `at`)
	VALUES (NEW.`id`, 'card', NEW.`amount`, 'open', 'outside', NEW.`payment_session_id`,
		unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER `payments_after_payment_outside` AFTER UPDATE OF `paid_at` ON `orders`
WHEN NEW.`paid_at` IS NOT NULL AND OLD.`paid_at` IS NULL
BEGIN
	UPDATE `payments` SET `state` = 'paid', `at` = NEW.`paid_at`
	WHERE `order_id` = NEW.`id` AND `state` <> 'paid';
END;
