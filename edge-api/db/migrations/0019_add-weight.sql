ALTER TABLE `products` ADD `weight_grams` integer;
--> statement-breakpoint
DROP TRIGGER `products_after_content_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_content_change`
AFTER UPDATE OF `name`, `description`, `price`, `original_price`, `image`, `colour`, `category`,
	`sub_category`, `position`, `stone`, `elements`, `size`, `care`, `weight_grams`, `gallery`,
	`rating_count`, `rating_sum`, `stock` ON `products`
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
	OR NEW.`rating_count` IS NOT OLD.`rating_count`
	OR NEW.`rating_sum` IS NOT OLD.`rating_sum`
	OR (NEW.`stock` = 0) <> (OLD.`stock` = 0) OR (NEW.`stock` < 5) <> (OLD.`stock` < 5)
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
	WHERE `id` = NEW.`id`;
END;
