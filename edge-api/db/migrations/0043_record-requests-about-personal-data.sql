CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`person` text NOT NULL,
	`customer_id` text,
	`channel` text NOT NULL,
	`note` text NOT NULL,
	`received_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`next_due_at` integer,
	`answered_at` integer,
	`done_at` integer,
	`outcome` text,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `data_requests_open` ON `data_requests` (`next_due_at`) WHERE "data_requests"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX `data_requests_done` ON `data_requests` (`done_at`) WHERE "data_requests"."done_at" is not null;--> statement-breakpoint
CREATE INDEX `data_requests_by_customer` ON `data_requests` (`customer_id`);