CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `picture_names` (
	`name` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	FOREIGN KEY (`digest`) REFERENCES `pictures`(`digest`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `picture_names_by_digest` ON `picture_names` (`digest`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`digest` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL
);
