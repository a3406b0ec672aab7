CREATE TABLE `upload_uses` (
	`name` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`name`, `product_id`)
);
--> statement-breakpoint
CREATE INDEX `upload_uses_by_product` ON `upload_uses` (`product_id`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`name` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`colour` text,
	`forms` text,
	`uploaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_by_time` ON `uploads` (`uploaded_at`);--> statement-breakpoint
DROP INDEX `products_by_stock`;--> statement-breakpoint
ALTER TABLE `products` ADD `picture_texts` text;--> statement-breakpoint
ALTER TABLE `products` ADD `image_forms` text;--> statement-breakpoint
ALTER TABLE `products` ADD `family` text;--> statement-breakpoint
ALTER TABLE `products` ADD `option` text;--> statement-breakpoint
ALTER TABLE `products` ADD `family_size` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `certificate` text;--> statement-breakpoint
ALTER TABLE `products` ADD `certificate_number` text;--> statement-breakpoint
ALTER TABLE `products` ADD `low_stock` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_family` ON `products` (`family`,`price`,`position`,`serial`) WHERE family is not null;--> statement-breakpoint
CREATE INDEX `products_hidden` ON `products` (`position`,`serial`) WHERE hidden = 1;--> statement-breakpoint
CREATE INDEX `products_low` ON `products` (`position`,`serial`) WHERE stock > 0 and stock < coalesce(low_stock, 5);--> statement-breakpoint
CREATE INDEX `products_by_stock` ON `products` (`stock`,`position`,`serial`);
--> statement-breakpoint
-- Stock and ratings are no edits of a product.
DROP TRIGGER `products_after_content_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_content_change`
AFTER UPDATE OF `name`, `description`, `price`, `original_price`, `image`, `colour`, `category`,
	`sub_category`, `position`, `stone`, `elements`, `size`, `care`, `weight_grams`, `gallery`,
	`picture_texts`, `image_forms`, `family`, `option`, `family_size`, `certificate`,
	`certificate_number`, `low_stock`, `rating_count`, `rating_sum`, `stock` ON `products`
WHEN NEW.`name` IS NOT OLD.`name`
	OR NEW.`description` IS NOT OLD.`description`
	OR NEW.`price` IS NOT OLD.`price`
	OR NEW.`original_price` IS NOT OLD.`original_price`
	OR NEW.`image` IS NOT OLD.`image`
	OR NEW.`colour` IS NOT OLD.`colour`
	OR NEW.`category` IS NOT OLD.`category`
	OR NEW.`sub_category` IS NOT OLD.`sub_category`
	OR NEW.`position` IS NOT OLD.`position`
	OR NEW.`stone` IS NOT OLD.`stone`
	OR NEW.`elements` IS NOT OLD.`elements`
	OR NEW.`size` IS NOT OLD.`size`
	OR NEW.`care` IS NOT OLD.`care`
	OR NEW.`weight_grams` IS NOT OLD.`weight_grams`
	OR NEW.`gallery` IS NOT OLD.`gallery`
	OR NEW.`picture_texts` IS NOT OLD.`picture_texts`
	OR NEW.`image_forms` IS NOT OLD.`image_forms`
	OR NEW.`family` IS NOT OLD.`family`
	OR NEW.`option` IS NOT OLD.`option`
	OR NEW.`family_size` IS NOT OLD.`family_size`
	OR NEW.`certificate` IS NOT OLD.`certificate`
	OR NEW.`certificate_number` IS NOT OLD.`certificate_number`
	OR NEW.`low_stock` IS NOT OLD.`low_stock`
	OR NEW.`rating_count` IS NOT OLD.`rating_count`
	OR NEW.`rating_sum` IS NOT OLD.`rating_sum`
	OR (NEW.`stock` = 0) <> (OLD.`stock` = 0) OR (NEW.`stock` < 5) <> (OLD.`stock` < 5)
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`version` = CASE
			WHEN NEW.`rating_count` IS OLD.`rating_count` AND NEW.`rating_sum` IS OLD.`rating_sum`
				AND NEW.`stock` IS OLD.`stock` AND NEW.`position` IS OLD.`position`
				AND NEW.`family_size` IS OLD.`family_size` AND NEW.`image_forms` IS OLD.`image_forms`
			THEN (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
			ELSE `version` END
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_version_after_insert` AFTER INSERT ON `products` BEGIN
	UPDATE `products` SET `version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- A hidden product leaves all carts, as a removed one does; one of a family that its card stands
-- for does not.
DROP TRIGGER `products_after_hiding`;
--> statement-breakpoint
CREATE TRIGGER `products_after_hiding` AFTER UPDATE OF `hidden` ON `products`
WHEN NEW.`hidden` <> OLD.`hidden`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`version` = CASE WHEN (NEW.`hidden` = 1) = (OLD.`hidden` = 1) THEN `version`
			ELSE (SELECT `value` FROM `counters` WHERE `name` = 'catalogue') END
	WHERE `id` = NEW.`id`;
	DELETE FROM `cart_lines` WHERE NEW.`hidden` = 1 AND `product_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Lists show the cheapest product of a family.
CREATE TRIGGER `families_after_insert` AFTER INSERT ON `products` WHEN NEW.`family` IS NOT NULL
BEGIN
	UPDATE `products` SET (`hidden`, `family_size`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END
		FROM (SELECT `id`, count(*) OVER () AS `size` FROM `products`
			WHERE `family` = NEW.`family` AND `hidden` <> 1
			ORDER BY `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = NEW.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
CREATE TRIGGER `families_after_update`
AFTER UPDATE OF `family`, `hidden`, `price`, `position` ON `products`
WHEN (NEW.`family` IS NOT NULL OR OLD.`family` IS NOT NULL)
	AND (NEW.`family` IS NOT OLD.`family` OR NEW.`hidden` <> OLD.`hidden`
		OR NEW.`price` <> OLD.`price` OR NEW.`position` <> OLD.`position`)
BEGIN
	UPDATE `products` SET `hidden` = NEW.`hidden` = 1, `family_size` = NULL
	WHERE `id` = NEW.`id` AND (`family` IS NULL OR `hidden` = 1);
	UPDATE `products` SET (`hidden`, `family_size`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END
		FROM (SELECT `id`, count(*) OVER () AS `size` FROM `products`
			WHERE `family` = NEW.`family` AND `hidden` <> 1
			ORDER BY `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = NEW.`family` AND `hidden` <> 1;
	UPDATE `products` SET (`hidden`, `family_size`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END
		FROM (SELECT `id`, count(*) OVER () AS `size` FROM `products`
			WHERE `family` = OLD.`family` AND `hidden` <> 1
			ORDER BY `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE OLD.`family` IS NOT NEW.`family` AND `family` = OLD.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
CREATE TRIGGER `families_after_delete` AFTER DELETE ON `products` WHEN OLD.`family` IS NOT NULL
BEGIN
	UPDATE `products` SET (`hidden`, `family_size`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END
		FROM (SELECT `id`, count(*) OVER () AS `size` FROM `products`
			WHERE `family` = OLD.`family` AND `hidden` <> 1
			ORDER BY `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = OLD.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
-- The name of an upload has 32 digits before its extension.
CREATE TRIGGER `upload_uses_after_insert` AFTER INSERT ON `products`
WHEN substr(NEW.`image`, 33, 1) = '.' OR NEW.`gallery` IS NOT NULL OR NEW.`certificate` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `upload_uses` (`name`, `product_id`)
	SELECT `value`, NEW.`id` FROM (
		SELECT NEW.`image` AS `value` UNION SELECT NEW.`certificate`
		UNION SELECT `value` FROM json_each(coalesce(NEW.`gallery`, '[]'))
	) WHERE substr(`value`, 33, 1) = '.';
	UPDATE `products` SET `image_forms` = (SELECT `forms` FROM `uploads` WHERE `name` = NEW.`image`)
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `upload_uses_after_update`
AFTER UPDATE OF `image`, `gallery`, `certificate` ON `products`
WHEN NEW.`image` IS NOT OLD.`image` OR NEW.`gallery` IS NOT OLD.`gallery`
	OR NEW.`certificate` IS NOT OLD.`certificate`
BEGIN
	-- A picture is swept a day after its last use.
	UPDATE `uploads` SET `uploaded_at` = unixepoch() * 1000
	WHERE `name` IN (SELECT `name` FROM `upload_uses` WHERE `product_id` = NEW.`id`);
	DELETE FROM `upload_uses` WHERE `product_id` = NEW.`id`;
	INSERT OR IGNORE INTO `upload_uses` (`name`, `product_id`)
	SELECT `value`, NEW.`id` FROM (
		SELECT NEW.`image` AS `value` UNION SELECT NEW.`certificate`
		UNION SELECT `value` FROM json_each(coalesce(NEW.`gallery`, '[]'))
	) WHERE substr(`value`, 33, 1) = '.';
	UPDATE `products` SET `image_forms` = (SELECT `forms` FROM `uploads` WHERE `name` = NEW.`image`)
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `upload_uses_after_delete` AFTER DELETE ON `products` BEGIN
	UPDATE `uploads` SET `uploaded_at` = unixepoch() * 1000
	WHERE `name` IN (SELECT `name` FROM `upload_uses` WHERE `product_id` = OLD.`id`);
	DELETE FROM `upload_uses` WHERE `product_id` = OLD.`id`;
END;
--> statement-breakpoint
-- Pages show forms that arrive after the product has been saved.
CREATE TRIGGER `uploads_after_change` AFTER UPDATE OF `forms` ON `uploads`
WHEN NEW.`forms` IS NOT OLD.`forms`
	AND EXISTS (SELECT 1 FROM `upload_uses` WHERE `name` = NEW.`name`)
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`image_forms` = CASE WHEN `image` = NEW.`name` THEN NEW.`forms` ELSE `image_forms` END
	WHERE `id` IN (SELECT `product_id` FROM `upload_uses` WHERE `name` = NEW.`name`);
END;
