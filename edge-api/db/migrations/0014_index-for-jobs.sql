CREATE INDEX `email_changes_by_expiry` ON `email_changes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `email_verifications_by_expiry` ON `email_verifications` (`expires_at`);--> statement-breakpoint
CREATE INDEX `password_resets_by_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`) WHERE "users"."email_verified_at" is null and "users"."facebook_id" is null;--> statement-breakpoint
CREATE INDEX `users_deleted` ON `users` (`deleted_at`) WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `mails_sent` ON `mails` (`sent_at`) WHERE "mails"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`failed_at`) WHERE "mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX `mails_by_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_by_order` ON `mails` (`order_id`);--> statement-breakpoint
CREATE INDEX `reviews_by_order` ON `reviews` (`order_id`);