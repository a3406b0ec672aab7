-- All mails about an order are news, besides those to staff.
DROP TRIGGER `mails_after_order_news`;
--> statement-breakpoint
CREATE TRIGGER `mails_after_order_news` AFTER INSERT ON `mails`
WHEN NEW.`kind` LIKE 'order-%' AND NEW.`kind` <> 'order-push'
	AND EXISTS (SELECT 1 FROM `order_pushes` WHERE `order_id` = NEW.`order_id`)
BEGIN
	INSERT INTO `mails` (`kind`, `order_id`, `created_at`, `next_attempt_at`)
	VALUES ('order-push', NEW.`order_id`, NEW.`created_at`, NEW.`next_attempt_at`);
END;
