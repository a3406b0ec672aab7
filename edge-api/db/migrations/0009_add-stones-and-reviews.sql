CREATE TABLE `reviews` (
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order_id` text NOT NULL,
	`author` text NOT NULL,
	`rating` integer NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	PRIMARY KEY(`product_id`, `user_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reviews_rating_is_from_1_to_5" CHECK("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_by_id` ON `reviews` (`id`);--> statement-breakpoint
CREATE INDEX `reviews_shown` ON `reviews` (`product_id`,`created_at`,`id`,`rating`) WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX `reviews_waiting` ON `reviews` (`created_at`) WHERE "reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `reviews_by_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE TABLE `saved_charts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`birth` text NOT NULL,
	`greets` integer DEFAULT false NOT NULL,
	`consented_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_charts_by_user` ON `saved_charts` (`user_id`,`consented_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_charts_greeting` ON `saved_charts` (`user_id`) WHERE "saved_charts"."greets";--> statement-breakpoint
ALTER TABLE `products` ADD `stone` text;--> statement-breakpoint
ALTER TABLE `products` ADD `elements` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `size` text;--> statement-breakpoint
ALTER TABLE `products` ADD `care` text;--> statement-breakpoint
ALTER TABLE `products` ADD `gallery` text;--> statement-breakpoint
ALTER TABLE `products` ADD `rating_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (`price`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_category_and_price` ON `products` (`category`,`price`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category_and_price` ON `products` (`category`,`sub_category`,`price`,`serial`);--> statement-breakpoint
CREATE INDEX `products_by_elements` ON `products` (`category`,`sub_category`,`elements`,`price`,`position`,`serial`);
--> statement-breakpoint
DROP TRIGGER `products_after_content_change`;
--> statement-breakpoint
CREATE TRIGGER `products_after_content_change`
AFTER UPDATE OF `name`, `description`, `price`, `original_price`, `image`, `colour`, `category`, `sub_category`, `position`, `stock`, `stone`, `elements`, `size`, `care`, `gallery`, `rating_count`, `rating_sum` ON `products`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description` OR NEW.`price` IS NOT OLD.`price` OR NEW.`original_price` IS NOT OLD.`original_price` OR NEW.`image` IS NOT OLD.`image` OR NEW.`colour` IS NOT OLD.`colour` OR NEW.`category` IS NOT OLD.`category` OR NEW.`sub_category` IS NOT OLD.`sub_category` OR NEW.`position` IS NOT OLD.`position`
	OR NEW.`stone` IS NOT OLD.`stone` OR NEW.`elements` IS NOT OLD.`elements` OR NEW.`size` IS NOT OLD.`size` OR NEW.`care` IS NOT OLD.`care` OR NEW.`gallery` IS NOT OLD.`gallery` OR NEW.`rating_count` IS NOT OLD.`rating_count` OR NEW.`rating_sum` IS NOT OLD.`rating_sum`
	OR (NEW.`stock` = 0) <> (OLD.`stock` = 0) OR (NEW.`stock` < 5) <> (OLD.`stock` < 5)
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'catalogue';
	UPDATE `products`
	SET `content_version` = (SELECT `value` FROM `counters` WHERE `name` = 'catalogue')
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_after_sorting_change` AFTER UPDATE OF `price`, `elements` ON `products`
WHEN NEW.`price` IS NOT OLD.`price` OR NEW.`elements` IS NOT OLD.`elements`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'listing';
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_after_insert` AFTER INSERT ON `reviews` WHEN NEW.`status` = 'approved'
BEGIN
	UPDATE `products`
	SET `rating_count` = `rating_count` + 1, `rating_sum` = `rating_sum` + NEW.`rating`
	WHERE `id` = NEW.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_after_update` AFTER UPDATE OF `status`, `rating` ON `reviews`
WHEN NEW.`status` IS NOT OLD.`status` OR NEW.`rating` IS NOT OLD.`rating`
BEGIN
	UPDATE `products`
	SET `rating_count` = `rating_count` + (NEW.`status` = 'approved') - (OLD.`status` = 'approved'),
		`rating_sum` = `rating_sum` + (NEW.`status` = 'approved') * NEW.`rating`
			- (OLD.`status` = 'approved') * OLD.`rating`
	WHERE `id` = NEW.`product_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_after_delete` AFTER DELETE ON `reviews` WHEN OLD.`status` = 'approved'
BEGIN
	UPDATE `products`
	SET `rating_count` = `rating_count` - 1, `rating_sum` = `rating_sum` - OLD.`rating`
	WHERE `id` = OLD.`product_id`;
END;
