CREATE TABLE `import_changes` (
	`import_id` integer NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`fields` text DEFAULT '' NOT NULL,
	`new_position` integer,
	PRIMARY KEY(`import_id`, `kind`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`place` text NOT NULL,
	`data` text,
	PRIMARY KEY(`import_id`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_by_product` ON `import_rows` (`import_id`,`product_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`active_at` integer NOT NULL,
	`reorder` integer DEFAULT false NOT NULL
);
