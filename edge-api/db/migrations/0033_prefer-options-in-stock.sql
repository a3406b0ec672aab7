ALTER TABLE `products` ADD `family_top_price` integer;
--> statement-breakpoint
DROP TRIGGER `products_after_content_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_content_change`
AFTER UPDATE OF `name`, `description`, `price`, `original_price`, `image`, `colour`, `category`,
	`sub_category`, `position`, `stone`, `elements`, `size`, `care`, `weight_grams`, `gallery`,
	`picture_texts`, `image_forms`, `family`, `option`, `family_size`,
	`family_top_price`, `certificate`, `certificate_number`, `low_stock`, `rating_count`,
	`rating_sum`, `stock` ON `products`
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
	OR NEW.`family_top_price` IS NOT OLD.`family_top_price`
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
				AND NEW.`family_size` IS OLD.`family_size`
				AND NEW.`family_top_price` IS OLD.`family_top_price`
				AND NEW.`image_forms` IS OLD.`image_forms`
			THEN (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
			ELSE `version` END
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- Lists show the cheapest product in stock of a family.
DROP TRIGGER `families_after_insert`;
--> statement-breakpoint
CREATE TRIGGER `families_after_insert` AFTER INSERT ON `products` WHEN NEW.`family` IS NOT NULL
BEGIN
	UPDATE `products` SET (`hidden`, `family_size`, `family_top_price`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`top_price` END
		FROM (SELECT `id`, count(*) OVER () AS `size`, max(`price`) OVER () AS `top_price`
			FROM `products` WHERE `family` = NEW.`family` AND `hidden` <> 1
			ORDER BY `stock` = 0, `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = NEW.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
DROP TRIGGER `families_after_update`;
--> statement-breakpoint
CREATE TRIGGER `families_after_update`
AFTER UPDATE OF `family`, `hidden`, `price`, `position`, `stock` ON `products`
WHEN (NEW.`family` IS NOT NULL OR OLD.`family` IS NOT NULL)
	AND (NEW.`family` IS NOT OLD.`family` OR NEW.`hidden` <> OLD.`hidden`
		OR NEW.`price` <> OLD.`price` OR NEW.`position` <> OLD.`position`
		OR (NEW.`stock` = 0) <> (OLD.`stock` = 0))
BEGIN
	UPDATE `products` SET `hidden` = NEW.`hidden` = 1, `family_size` = NULL, `family_top_price` = NULL
	WHERE `id` = NEW.`id` AND (`family` IS NULL OR `hidden` = 1);
	UPDATE `products` SET (`hidden`, `family_size`, `family_top_price`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`top_price` END
		FROM (SELECT `id`, count(*) OVER () AS `size`, max(`price`) OVER () AS `top_price`
			FROM `products` WHERE `family` = NEW.`family` AND `hidden` <> 1
			ORDER BY `stock` = 0, `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = NEW.`family` AND `hidden` <> 1;
	UPDATE `products` SET (`hidden`, `family_size`, `family_top_price`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`top_price` END
		FROM (SELECT `id`, count(*) OVER () AS `size`, max(`price`) OVER () AS `top_price`
			FROM `products` WHERE `family` = OLD.`family` AND `hidden` <> 1
			ORDER BY `stock` = 0, `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE OLD.`family` IS NOT NEW.`family` AND `family` = OLD.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
DROP TRIGGER `families_after_delete`;
--> statement-breakpoint
CREATE TRIGGER `families_after_delete` AFTER DELETE ON `products` WHEN OLD.`family` IS NOT NULL
BEGIN
	UPDATE `products` SET (`hidden`, `family_size`, `family_top_price`) = (
		SELECT CASE WHEN `products`.`id` = first.`id` THEN 0 ELSE 2 END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`size` END,
			CASE WHEN `products`.`id` = first.`id` THEN first.`top_price` END
		FROM (SELECT `id`, count(*) OVER () AS `size`, max(`price`) OVER () AS `top_price`
			FROM `products` WHERE `family` = OLD.`family` AND `hidden` <> 1
			ORDER BY `stock` = 0, `price`, `position`, `serial` LIMIT 1) AS first)
	WHERE `family` = OLD.`family` AND `hidden` <> 1;
END;
--> statement-breakpoint
-- A product of a family that lists do not show has no row in the index of the search. The triggers
-- read the row itself, because another trigger may have changed it meanwhile.
DROP TRIGGER `products_after_insert`;
--> statement-breakpoint
CREATE TRIGGER `products_after_insert` AFTER INSERT ON `products` BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` IN ('catalogue', 'listing', 'stock');
	UPDATE `products` SET
		`serial` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue'),
		`stock_version` = (SELECT `value` FROM `counters` WHERE `name` = 'stock')
	WHERE `id` = NEW.`id`;
	DELETE FROM `deleted_products` WHERE `id` = NEW.`id`;
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	SELECT (NEW.`position` << 32) | (SELECT `serial` FROM `products` WHERE `id` = NEW.`id`),
		replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 0;
END;
--> statement-breakpoint
DROP TRIGGER `products_after_listing_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_listing_change`
AFTER UPDATE OF `name`, `description`, `category`, `sub_category`, `position`, `hidden` ON `products`
WHEN NEW.`name` IS NOT OLD.`name`
	OR NEW.`description` IS NOT OLD.`description`
	OR NEW.`category` IS NOT OLD.`category`
	OR NEW.`sub_category` IS NOT OLD.`sub_category`
	OR NEW.`position` IS NOT OLD.`position`
	OR NEW.`hidden` IS NOT OLD.`hidden`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
	DELETE FROM `products_search`
	WHERE `rowid` IN ((OLD.`position` << 32) | OLD.`serial`, (NEW.`position` << 32) | NEW.`serial`);
	INSERT INTO `products_search` (`rowid`, `name`, `description`, `category`)
	SELECT (NEW.`position` << 32) | NEW.`serial`,
		replace(replace(NEW.`name`, 'đ', 'd'), 'Đ', 'd'), replace(replace(NEW.`description`, 'đ', 'd'), 'Đ', 'd'),
		replace(replace(replace(NEW.`category`, ' ', ''), 'đ', 'd'), 'Đ', 'd') || ' ' ||
		replace(replace(replace(NEW.`category` || '00' || NEW.`sub_category`, ' ', ''), 'đ', 'd'), 'Đ', 'd')
	WHERE (SELECT `hidden` FROM `products` WHERE `id` = NEW.`id`) = 0;
END;
--> statement-breakpoint
DELETE FROM `products_search` WHERE `rowid` IN (
	SELECT (`position` << 32) | `serial` FROM `products` WHERE `hidden` = 2);
--> statement-breakpoint
-- Existing families choose by the same rule.
UPDATE `products` AS member SET (`hidden`, `family_size`, `family_top_price`) = (
	SELECT CASE WHEN member.`id` = first.`id` THEN 0 ELSE 2 END,
		CASE WHEN member.`id` = first.`id` THEN first.`size` END,
		CASE WHEN member.`id` = first.`id` THEN first.`top_price` END
	FROM (SELECT `id`, count(*) OVER () AS `size`, max(`price`) OVER () AS `top_price`
		FROM `products` WHERE `family` = member.`family` AND `hidden` <> 1
		ORDER BY `stock` = 0, `price`, `position`, `serial` LIMIT 1) AS first)
WHERE `family` IS NOT NULL AND `hidden` <> 1;
