CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`original_price` integer,
	`image` text NOT NULL,
	`category` text NOT NULL,
	`sub_category` text NOT NULL,
	`stock` integer NOT NULL,
	`position` integer NOT NULL,
	CONSTRAINT "products_price_is_positive" CHECK("products"."price" > 0),
	CONSTRAINT "products_stock_is_not_negative" CHECK("products"."stock" >= 0),
	CONSTRAINT "products_original_price_is_higher" CHECK("products"."original_price" is null or "products"."original_price" > "products"."price")
);
