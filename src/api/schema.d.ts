/** Generated from openapi.yaml by `npm run generate`. Do not edit. */

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description `requireRole` is sent in admin mode only; a client's account is then refused with 403.
         *     The specification calls this path one reading of a helper that it does not show.
         *     Carries no bearer token and never starts a refresh: a 401 here means a wrong email or password.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Values are trimmed and empty optional ones left out. `role` is sent by the admin wizard only, and
         *     `adminInviteToken` only when one was typed. A 403 whose message matches "admin registration not
         *     authorized" asks for the token.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The specification does not show a body, so none is sent. Errors are ignored and the stored
         *     tokens are cleared either way; a 401 never starts a refresh.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A fresh access token when the app starts
         * @description Carries no bearer token. Shares one refresh in flight with `/auth/token`.
         */
        post: operations["refreshAtStartup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A fresh access token after a 401
         * @description Carries no bearer token. Asked once for however many calls met a 401.
         */
        post: operations["refreshOnUnauthorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave for Google's consent page
         * @description The browser navigates here; it is never fetched. The backend comes back to the site's `/login`
         *     with `accessToken` (or `token`), `refreshToken` and `user` (JSON) in the query or the fragment.
         */
        get: operations["startGoogleSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/github": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leave for GitHub's consent page
         * @description As with Google.
         */
        get: operations["startGithubSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description The specification writes `/api/newsletter/subscribe` and says that it sits under the base, so that
         *     the final path is not certain. It is read literally: `/api/v1/api/newsletter/subscribe`.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the studio
         * @description Read like the newsletter's path: literally under the base. The answer's body is not read;
         *     success or failure alone decides what is shown.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/user/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in person has spent */
        get: operations["getSpend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/admin/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The studio's revenue, day by day */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Latest conversations first */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole of a conversation
         * @description A reply is sent with `POST /message`. Somebody else's conversation is "not found", so that nobody
         *     learns that it exists.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply in a conversation */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/client/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in client's works
         * @description The dashboard asks with `status=awaiting_approval`.
         */
        get: operations["listClientWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio's works
         * @description The queue asks three times, with `in_progress`, `changes_requested` and `approved`.
         */
        get: operations["listAdminWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client approves a work
         * @description Only a work that awaits approval can be approved, by the client it was made for.
         */
        post: operations["approveWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/{id}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client asks for changes
         * @description `requestedChanges` is the list of change items that the client wrote (the specification shows its
         *     name alone). `comment` is required. `deadline` is left out when none was picked.
         */
        post: operations["requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** An admin sets a work's status */
        patch: operations["setWorkStatus"];
        trace?: never;
    };
    "/work/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An admin completes an approved work */
        post: operations["completeWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rounds of a work, to decide on with the work in sight
         * @description For the client it was made for, and for admins. Each round holds what the studio handed in with
         *     `POST /work/{id}/submissions`, and what the client answered to it.
         */
        get: operations["listSubmissions"];
        put?: never;
        /**
         * An admin submits a round for approval
         * @description The work then awaits the client's approval.
         */
        post: operations["submitWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's projects */
        get: operations["listUserProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person's cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something into the cart
         * @description A product, or work from the site's own pages, which the backend may not know: so title, picture and
         *     price are sent as the page shows them. The backend's own price wins where it has one. Adding what is
         *     there sets its quantity. A product is taken whether it is active or not, so that whoever takes one out
         *     can put it back; 404 means that there is no such product.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take something out of the cart */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in person has saved
         * @description The specification says "a list"; a bare list, `favorites` and `items` are all read.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Save something
         * @description As `POST /cart/items`, without a quantity.
         */
        post: operations["saveFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Save something no longer */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio's products
         * @description Asked by admins with `limit=12`.
         */
        get: operations["listProducts"];
        put?: never;
        /** An admin adds a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** An admin switches a product on or off */
        patch: operations["setProductActive"];
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload images and video
         * @description For a submission at most five images and one video, for a gallery at most six images. The assets
         *     that come back are sent on as they are; a relative URL is read against the API's base.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Opaque. */
        Id: string;
        /** @description The basic pattern of the specification (text, @, text, dot, text). */
        Email: string;
        /**
         * Format: date
         * @description A calendar day, the same in every time zone.
         */
        Day: string;
        /** Format: date-time */
        Moment: string;
        /** @description Money in minor units (cents, pence). */
        MinorUnits: number;
        /** @enum {string} */
        Currency: "USD" | "EUR" | "GBP";
        /**
         * Format: uri-reference
         * @description Absolute, or relative to the API's base.
         */
        MediaUrl: string;
        /** @description Shown is `message`, else `error`, else the client's own text. */
        Error: {
            message?: string;
            error?: string;
            /** @description A driver's code, such as E11000 for a duplicate key. */
            code?: string | number;
        };
        Acknowledgement: {
            message?: string;
        };
        /**
         * @description Whatever else the server returns is kept. A person is an admin if `isAdmin` is true, `role` is
         *     admin, or `roles` holds admin; `role` is the first of `roles` when missing, else user.
         */
        User: {
            id: components["schemas"]["Id"];
            fullName: string;
            email: string;
            address?: string;
            city?: string;
            state?: string;
            profileImage?: string;
            isAdmin?: boolean;
            /** @enum {string} */
            role?: "user" | "admin";
            roles?: string[];
        };
        AuthResponse: {
            accessToken: string;
            refreshToken: string;
            user: components["schemas"]["User"];
        };
        LoginPayload: {
            email: string;
            password: string;
            /** @enum {string} */
            requireRole?: "admin";
        };
        RegistrationPayload: {
            fullName: string;
            email: components["schemas"]["Email"];
            /** @description With a lowercase letter, an uppercase letter, a digit and a special character. */
            password: string;
            address?: string;
            city?: string;
            state?: string;
            profileImage?: string;
            /** @enum {string} */
            role?: "admin";
            adminInviteToken?: string;
        };
        RefreshPayload: {
            refreshToken: string;
        };
        RefreshResponse: {
            accessToken: string;
            /** @description When present it replaces the stored one. */
            refreshToken?: string;
        };
        ContactMessage: {
            name: string;
            email: components["schemas"]["Email"];
            phone?: string;
            /** @enum {string} */
            subject: "General Inquiry" | "Project Quote" | "Partnership" | "Careers" | "Other";
            message: string;
        };
        Spend: {
            spend: components["schemas"]["MinorUnits"];
            orders: number;
        };
        Revenue: {
            revenue: components["schemas"]["MinorUnits"];
            count: number;
            series: components["schemas"]["RevenuePoint"][];
        };
        RevenuePoint: {
            date: components["schemas"]["Day"];
            revenue: components["schemas"]["MinorUnits"];
        };
        Conversation: {
            _id: components["schemas"]["Id"];
            lastMessage?: {
                at: components["schemas"]["Moment"];
                /** @description The beginning of the latest message. */
                preview: string;
            };
            lastMessageAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        WorkStatus: "awaiting_approval" | "in_progress" | "changes_requested" | "approved" | "draft" | "cancelled" | "completed";
        /**
         * @description What an admin may set from the dropdown.
         * @enum {string}
         */
        SettableWorkStatus: "draft" | "in_progress" | "cancelled";
        Work: {
            _id: components["schemas"]["Id"];
            title: string;
            status: components["schemas"]["WorkStatus"];
            price: components["schemas"]["MinorUnits"];
            /**
             * Format: date
             * @description A calendar day; null or absent when there is none.
             */
            deadline?: string | null;
        };
        /** @description The specification shows no body; the client refetches the lists. */
        WorkResult: {
            message?: string;
            work?: components["schemas"]["Work"];
        };
        Submission: {
            title: string;
            description: string;
            assets: components["schemas"]["Asset"][];
        };
        /** @description Who wrote or made something, as far as others may know. */
        Author: {
            id: components["schemas"]["Id"];
            fullName: string;
            /** @description Whether it is somebody of the studio. */
            isAdmin?: boolean;
        };
        /** @description One submission of a work, as its client sees it. */
        Round: {
            _id: components["schemas"]["Id"];
            title: string;
            description?: string;
            assets: components["schemas"]["Asset"][];
            createdAt: components["schemas"]["Moment"];
            author?: components["schemas"]["Author"];
            /** @description What the client answered to it; absent as long as nothing is decided. */
            decision?: {
                /** @enum {string} */
                verdict: "approved" | "changes_requested";
                comment?: string;
                requestedChanges?: string[];
                /** Format: date */
                deadline?: string | null;
                at: components["schemas"]["Moment"];
            };
        };
        Message: {
            _id: components["schemas"]["Id"];
            content: string;
            at: components["schemas"]["Moment"];
            author: components["schemas"]["Author"];
        };
        Asset: components["schemas"]["MediaUrl"] | {
            url: components["schemas"]["MediaUrl"];
        };
        Project: {
            _id: components["schemas"]["Id"];
            title: string;
            description?: string;
            /**
             * Format: uri-reference
             * @description Shown as video when it ends in .mp4.
             */
            imageOrVideo?: string;
        };
        /**
         * @description The specification shows no fields. Read as the item itself or as its `product`, with `title` or
         *     `name`, optional price and currency, quantity (1), `image` or the first of `gallery`.
         */
        ShopItem: {
            _id: components["schemas"]["Id"];
            product?: components["schemas"]["ShopProduct"];
            title?: string;
            name?: string;
            price?: components["schemas"]["MinorUnits"];
            currency?: components["schemas"]["Currency"];
            quantity?: number;
            image?: components["schemas"]["MediaUrl"];
            gallery?: components["schemas"]["Gallery"];
            source?: components["schemas"]["ShopSource"];
            sourceId?: components["schemas"]["Id"];
        };
        /**
         * @description Where it is from, with the extension `shop`. Without a source it is a product.
         * @enum {string}
         */
        ShopSource: "product" | "portfolio" | "project";
        NewCartItem: {
            source: components["schemas"]["ShopSource"];
            sourceId: components["schemas"]["Id"];
            title: string;
            /** @description Minor units. */
            price?: number;
            currency?: components["schemas"]["Currency"];
            image?: components["schemas"]["MediaUrl"];
            quantity?: number;
        };
        NewFavorite: {
            source: components["schemas"]["ShopSource"];
            sourceId: components["schemas"]["Id"];
            title: string;
            /** @description Minor units. */
            price?: number;
            currency?: components["schemas"]["Currency"];
            image?: components["schemas"]["MediaUrl"];
        };
        ShopProduct: {
            _id?: components["schemas"]["Id"];
            title?: string;
            name?: string;
            price?: components["schemas"]["MinorUnits"];
            currency?: components["schemas"]["Currency"];
            image?: components["schemas"]["MediaUrl"];
            gallery?: components["schemas"]["Gallery"];
        };
        Gallery: {
            url: components["schemas"]["MediaUrl"];
        }[];
        /** @enum {string} */
        ProductKind: "service" | "website" | "platform";
        Product: {
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            title: string;
            slug: string;
            description?: string;
            price: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            tags?: string[];
            gallery?: components["schemas"]["Gallery"];
            active: boolean;
        };
        NewProduct: {
            kind: components["schemas"]["ProductKind"];
            title: string;
            slug: string;
            description: string;
            /** @description Minor units. */
            price: number;
            currency: components["schemas"]["Currency"];
            tags: string[];
            gallery: components["schemas"]["Gallery"];
            /** @constant */
            active: true;
        };
    };
    responses: {
        /** @description The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No access token, or one that has expired. Starts one refresh, except after logout. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Wrong email or password. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The refresh token is unknown, revoked or expired. The session ends. */
        RefreshRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description For admins only. */
        AdminOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It belongs to somebody else. */
        NotYours: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The work no longer awaits approval. */
        AlreadyDecided: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The work's status does not allow it. */
        CannotMove: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or wrong. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something broke. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "text/html": string;
            };
        };
        /** @description A consent page of the backend's own; the faked backend has one. */
        ConsentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description To the provider's consent page. */
        ConsentRedirect: {
            headers: {
                /** @description The provider's page. */
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Works, earliest deadline first. */
        Works: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    works: components["schemas"]["Work"][];
                };
            };
        };
        /** @description Done; the work in its new status. */
        WorkMoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkResult"];
            };
        };
    };
    parameters: {
        /** @description At most so many. */
        Limit: number;
        /** @description Only works in this status. */
        Status: components["schemas"]["WorkStatus"];
        /** @description The work's id. */
        WorkId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["AdminOnly"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationPayload"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The studio wants an invite token for admins. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The email is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refresh token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshAtStartup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshPayload"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["RefreshRefused"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshOnUnauthorized: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshPayload"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["RefreshRefused"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    startGoogleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConsentPage"];
            302: components["responses"]["ConsentRedirect"];
            404: components["responses"]["NotFound"];
        };
    };
    startGithubSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConsentPage"];
            302: components["responses"]["ConsentRedirect"];
            404: components["responses"]["NotFound"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Subscribed. The message is shown when there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Already subscribed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Spend and number of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spend"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total, number of sales and the daily series, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revenue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            500: components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversations: components["schemas"]["Conversation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Message"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversationId: components["schemas"]["Id"];
                    content: string;
                };
            };
        };
        responses: {
            /** @description Sent. The specification shows no body; the client refetches the inbox. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listClientWorks: {
        parameters: {
            query?: {
                /** @description Only works in this status. */
                status?: components["parameters"]["Status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Works"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdminWorks: {
        parameters: {
            query?: {
                /** @description Only works in this status. */
                status?: components["parameters"]["Status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Works"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            500: components["responses"]["ServerError"];
        };
    };
    approveWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Empty when nothing was written. */
                    comment: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WorkMoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDecided"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    requestChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                    requestedChanges: string[];
                    deadline?: components["schemas"]["Day"];
                };
            };
        };
        responses: {
            200: components["responses"]["WorkMoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyDecided"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setWorkStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["SettableWorkStatus"];
                };
            };
        };
        responses: {
            200: components["responses"]["WorkMoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CannotMove"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    completeWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkMoved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CannotMove"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rounds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        submissions: components["schemas"]["Round"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    submitWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work's id. */
                id: components["parameters"]["WorkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submission"];
            };
        };
        responses: {
            /** @description Submitted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CannotMove"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listUserProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: components["schemas"]["Project"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ShopItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartItem"];
            };
        };
        responses: {
            /** @description It is there now, or was there already; a thing stands there once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["ShopItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id, as the list gives it. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItem"][] | {
                        favorites: components["schemas"]["ShopItem"][];
                    } | {
                        items: components["schemas"]["ShopItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFavorite"];
            };
        };
        responses: {
            /** @description It is there now, or was there already; a thing stands there once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["ShopItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item's id, as the list gives it. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            500: components["responses"]["ServerError"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            /** @description The slug is taken. The client tries once more with a random 4-character suffix. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setProductActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product?: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Stored, in the order sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        assets: components["schemas"]["Asset"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminOnly"];
            /** @description Too large. A proxy often says so in HTML. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "text/html": string;
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
}
