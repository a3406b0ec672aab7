-- An older process writes the time of a card payment to the order only. That of a transfer for a
-- cancelled card order is no payment by card: the shop would owe the money twice.
DROP TRIGGER `payments_after_payment_outside`;
--> statement-breakpoint
CREATE TRIGGER `payments_after_payment_outside` AFTER UPDATE OF `paid_at` ON `orders`
WHEN NEW.`paid_at` IS NOT NULL AND OLD.`paid_at` IS NULL
	AND NOT EXISTS (SELECT 1 FROM `payments` WHERE `order_id` = NEW.`id` AND `state` = 'paid')
BEGIN
	UPDATE `payments` SET `state` = 'paid', `at` = NEW.`paid_at`
	WHERE `order_id` = NEW.`id` AND `state` <> 'paid';
END;
