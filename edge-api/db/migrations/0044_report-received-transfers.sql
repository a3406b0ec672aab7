-- The owner learns that the money of an order has arrived: the order was reported while it waited.
-- Staff know of what they record themselves. The event of the change is inserted before it.
CREATE TRIGGER `mails_after_received_transfer` AFTER UPDATE OF `status` ON `orders`
WHEN OLD.`status` = 'awaiting-transfer' AND NEW.`status` = 'processing'
BEGIN
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order', NEW.`id`, `at`, `at`
	FROM `settings`, (SELECT `at`, `actor` FROM `order_events`
		WHERE `order_id` = NEW.`id` AND `status` = 'processing' ORDER BY `id` DESC LIMIT 1)
	WHERE `key` = 'shop' AND json_valid(`value`)
		AND `actor` NOT LIKE 'staff %' AND `actor` NOT IN ('cli', 'outside')
		AND coalesce(`value` ->> '$."alerts.email"', `value` ->> '$."contact.email"', 'off') <> 'off'
		AND (SELECT count(*) FROM `mails`
			WHERE `kind` = 'new-order' AND `created_at` > `at` - 3600000) < 60;
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	SELECT 'new-order-push', NEW.`id`, `at`, `at`
	FROM (SELECT `at`, `actor` FROM `order_events`
		WHERE `order_id` = NEW.`id` AND `status` = 'processing' ORDER BY `id` DESC LIMIT 1)
	WHERE `actor` NOT LIKE 'staff %' AND `actor` NOT IN ('cli', 'outside')
		AND EXISTS (SELECT 1 FROM `staff_pushes`);
END;
