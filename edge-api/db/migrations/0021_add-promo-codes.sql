CREATE TABLE `promo_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`minimum` integer DEFAULT 0 NOT NULL,
	`first_order_only` integer DEFAULT false NOT NULL,
	`valid_from` integer,
	`valid_to` integer,
	`uses_limit` integer,
	`limit_per_customer` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "promo_codes_value_is_positive" CHECK("promo_codes"."value" > 0),
	CONSTRAINT "promo_codes_percent_is_at_most_100" CHECK("promo_codes"."kind" <> 'percent' or "promo_codes"."value" <= 100),
	CONSTRAINT "promo_codes_limit_holds" CHECK("promo_codes"."uses_limit" is null or "promo_codes"."used" <= "promo_codes"."uses_limit")
);
--> statement-breakpoint
DROP INDEX `orders_promo_once`;--> statement-breakpoint
CREATE INDEX `orders_by_promo` ON `orders` (`user_id`,`promo_code`) WHERE "orders"."promo_code" is not null;
--> statement-breakpoint
INSERT INTO `promo_codes` (`code`, `kind`, `value`, `first_order_only`, `limit_per_customer`, `used`)
SELECT 'WELCOME10', 'percent', 10, true, 1, count(*) FROM `orders`
WHERE `promo_code` = 'WELCOME10' AND `status` <> 'cancelled';
--> statement-breakpoint
CREATE TRIGGER `promo_codes_after_order` AFTER INSERT ON `orders`
WHEN NEW.`promo_code` IS NOT NULL AND NEW.`status` <> 'cancelled'
BEGIN
	UPDATE `promo_codes` SET `used` = `used` + 1 WHERE `code` = NEW.`promo_code`;
END;
--> statement-breakpoint
CREATE TRIGGER `promo_codes_after_status` AFTER UPDATE OF `status` ON `orders`
WHEN NEW.`promo_code` IS NOT NULL AND (NEW.`status` = 'cancelled') <> (OLD.`status` = 'cancelled')
BEGIN
	UPDATE `promo_codes`
	SET `used` = `used` + CASE WHEN NEW.`status` = 'cancelled' THEN -1 ELSE 1 END
	WHERE `code` = NEW.`promo_code`;
END;
