# How does a real object store run beside a test? OpenStack Swift with its S3 API, all four servers on one machine, in a folder of its own.
# Used: python3 object-store.py FOLDER PORT PORT PORT PORT (proxy, object, container, account). It ends with its standard input, so nothing is left behind when a test is killed.
import os
import pwd
import signal
import sys

folder = sys.argv[1]
port, *stores = map(int, sys.argv[2:6])
conf = os.path.join(folder, "conf")
me = pwd.getpwuid(os.geteuid()).pw_name
STORES = dict(zip(["object", "container", "account"], stores))

SHARED = f"""[DEFAULT]
bind_ip = 127.0.0.1
bind_port = %d
workers = 0
user = {me}
swift_dir = {conf}
devices = {os.path.join(folder, 'node')}
mount_check = false
fallocate_reserve = 0
"""
PROXY = """[pipeline:main]
pipeline = catch_errors gatekeeper cache anybody s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:anybody]
paste.filter_factory = __main__:anybody_factory
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_keeper = opensesame .admin
user_shop_guest = opensesame
"""


class Anybody:
    """Who asks without a key is answered as other stores do, by the rights of the bucket; Swift has another address for that."""

    def __init__(self, app):
        self.app = app

    def __call__(self, env, start_response):
        if "HTTP_AUTHORIZATION" not in env and env["PATH_INFO"].startswith("/files-"):
            env["PATH_INFO"] = "/v1/AUTH_shop" + env["PATH_INFO"]
        return self.app(env, start_response)


def anybody_factory(*_, **__):
    return Anybody


def write(name, text):
    with open(os.path.join(conf, name), "w") as file:
        file.write(text)


def settle():
    os.makedirs(conf, exist_ok=True)
    os.makedirs(os.path.join(folder, "node", "sda"), exist_ok=True)
    write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")
    write("proxy.conf", SHARED % port + PROXY)
    from swift.common.ring.builder import RingBuilder

    for name, own in STORES.items():
        write(f"{name}.conf", SHARED % own + f"[pipeline:main]\npipeline = {name}-server\n[app:{name}-server]\nuse = egg:swift#{name}\n")
        builder = RingBuilder(2, 1, 1)
        builder.add_dev(dict(region=1, zone=1, ip="127.0.0.1", port=own, device="sda", weight=1, replication_ip="127.0.0.1", replication_port=own, meta=""))
        builder.rebalance()
        builder.get_ring().save(os.path.join(conf, f"{name}.ring.gz"))


def serve(name):
    from swift.common.wsgi import run_wsgi

    sys.exit(run_wsgi(os.path.join(conf, f"{name}.conf"), f"{name}-server", log_to_console=False))


import eventlet  # noqa: E402, F401
import swift.common.utils as utils  # noqa: E402

utils.SWIFT_CONF_FILE = os.path.join(conf, "swift.conf")
settle()
import swift.account.server  # noqa: E402, F401
import swift.container.server  # noqa: E402, F401
import swift.obj.server  # noqa: E402, F401
import swift.proxy.server  # noqa: E402, F401

children = []
for each in [*STORES, "proxy"]:
    child = os.fork()
    if child == 0:
        os.close(0)
        os.open(os.devnull, os.O_RDONLY)
        serve(each)
    children.append(child)


def stop(*_):
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass
    os._exit(0)


signal.signal(signal.SIGTERM, stop)
while os.read(0, 1024):
    pass
stop()
