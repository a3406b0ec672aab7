ALTER TABLE `order_items` ADD `returned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `returned_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Goods that came back are no turnover.
DROP TRIGGER `daily_turnover_after_end`;
--> statement-breakpoint
DROP TRIGGER `daily_turnover_after_begin`;
--> statement-breakpoint
DROP TRIGGER `daily_turnover_after_delete`;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_end` AFTER UPDATE OF `status`, `amount`, `returned_amount` ON `orders`
WHEN OLD.`status` IN ('processing', 'shipping', 'delivered')
	AND (NEW.`amount` - NEW.`returned_amount` <> OLD.`amount` - OLD.`returned_amount`
		OR NEW.`status` NOT IN ('processing', 'shipping', 'delivered'))
BEGIN
	UPDATE `daily_turnover` SET `orders` = `orders` - 1,
		`amount` = `amount` - (OLD.`amount` - OLD.`returned_amount`)
	WHERE `day` = (OLD.`created_at` + 25200000) / 86400000;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_begin` AFTER UPDATE OF `status`, `amount`, `returned_amount` ON `orders`
WHEN NEW.`status` IN ('processing', 'shipping', 'delivered')
	AND (NEW.`amount` - NEW.`returned_amount` <> OLD.`amount` - OLD.`returned_amount`
		OR OLD.`status` NOT IN ('processing', 'shipping', 'delivered'))
BEGIN
	INSERT INTO `daily_turnover` (`day`, `orders`, `amount`)
	VALUES ((NEW.`created_at` + 25200000) / 86400000, 1, NEW.`amount` - NEW.`returned_amount`)
	ON CONFLICT DO UPDATE SET `orders` = `orders` + 1, `amount` = `amount` + excluded.`amount`;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_turnover_after_delete` AFTER DELETE ON `orders`
WHEN OLD.`status` IN ('processing', 'shipping', 'delivered')
BEGIN
	UPDATE `daily_turnover` SET `orders` = `orders` - 1,
		`amount` = `amount` - (OLD.`amount` - OLD.`returned_amount`)
	WHERE `day` = (OLD.`created_at` + 25200000) / 86400000;
END;
