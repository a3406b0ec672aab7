-- The columns of the filters follow those of the order: a filtered page reads only an index.
DROP INDEX `products_by_position`;--> statement-breakpoint
DROP INDEX `products_by_category`;--> statement-breakpoint
DROP INDEX `products_by_sub_category`;--> statement-breakpoint
DROP INDEX `products_by_price`;--> statement-breakpoint
DROP INDEX `products_by_category_and_price`;--> statement-breakpoint
DROP INDEX `products_by_sub_category_and_price`;--> statement-breakpoint
CREATE INDEX `products_by_position` ON `products` (`position`,`serial`,`elements`,`price`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category`,`position`,`serial`,`elements`,`price`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category` ON `products` (`category`,`sub_category`,`position`,`serial`,`elements`,`price`);--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (`price`,`serial`,`elements`);--> statement-breakpoint
CREATE INDEX `products_by_category_and_price` ON `products` (`category`,`price`,`serial`,`elements`);--> statement-breakpoint
CREATE INDEX `products_by_sub_category_and_price` ON `products` (`category`,`sub_category`,`price`,`serial`,`elements`);
