-- The deletion of an account empties the digest of the request of each finished order. With it go
-- the texts about the customer: invoices, returns, notes of the staff, and reasons.
CREATE TRIGGER `orders_after_forget` AFTER UPDATE OF `request_hash` ON `orders`
WHEN NEW.`request_hash` = '' AND OLD.`request_hash` <> '' BEGIN
	DELETE FROM `order_invoices` WHERE `order_id` = NEW.`id`;
	DELETE FROM `order_returns` WHERE `order_id` = NEW.`id`;
	DELETE FROM `order_events` WHERE `order_id` = NEW.`id` AND `kind` = 'note';
	UPDATE `order_events` SET `text` = NULL WHERE `order_id` = NEW.`id` AND `text` IS NOT NULL;
END;
--> statement-breakpoint
-- Those of the accounts that were deleted before.
UPDATE `orders` SET `request_hash` = 'deleted' WHERE `request_hash` = ''
	AND `user_id` IN (SELECT `id` FROM `users` WHERE `deleted_at` IS NOT NULL);
--> statement-breakpoint
UPDATE `orders` SET `request_hash` = '' WHERE `request_hash` = 'deleted'
	AND `user_id` IN (SELECT `id` FROM `users` WHERE `deleted_at` IS NOT NULL);
